// The worker's script: the build gives it its name.
export { worker } from 'desk-files';
