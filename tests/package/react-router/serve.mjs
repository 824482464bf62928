// `react-router-serve` takes its address from the environment.
import { spawn } from 'node:child_process';

spawn('npx', ['react-router-serve', './build/server/index.js'], {
  env: { ...process.env, HOST: '127.0.0.1', PORT: process.argv[2] },
  stdio: 'inherit',
});
