// A web server for a folder, which sends files as brotli makes them smallest, and counts what it sends.
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
};

// The files of a folder by their addresses, compressed beforehand: nobody is to wait for that.
async function filesOf(folder) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const files = new Map();
  for (const path of paths.filter((each) => extname(each) !== '.br')) {
    const made = paths.includes(`${path}.br`) ? await readFile(`${path}.br`) : brotliCompressSync(await readFile(path));
    files.set(`/${relative(folder, path)}`, made);
  }
  return files;
}

export async function serve(folder) {
  const files = await filesOf(folder);
  let sent = 0;
  const server = createServer(({ url }, answer) => {
    const { pathname } = new URL(url, 'http://localhost');
    const address = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const body = files.get(address);
    if (!body) {
      answer.writeHead(404).end();
      return;
    }
    sent += body.length;
    answer.writeHead(200, { 'content-type': TYPES[extname(address)] ?? 'application/octet-stream', 'content-encoding': 'br' }).end(body);
  });
  await new Promise((done) => { server.listen(0, '127.0.0.1', done); });
  return {
    at: `http://127.0.0.1:${server.address().port}/`,
    // How many bytes were sent, all in all.
    sent: () => sent,
    stop: () => server.close(),
  };
}
