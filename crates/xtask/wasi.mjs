// Runs a program that was compiled for wasm32-wasip1: node wasi.mjs PROGRAM.wasm [ARGUMENTS]
import { readFile } from 'node:fs/promises';
import process, { argv, env } from 'node:process';
import { WASI } from 'node:wasi';

const wasi = new WASI({ version: 'preview1', args: argv.slice(2), env });
const module = await WebAssembly.compile(await readFile(argv[2]));
const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
process.exitCode = wasi.start(instance);
