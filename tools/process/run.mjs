import { spawn } from 'node:child_process';

/**
 * Runs a command to its end and gives `{ code, output }` (both streams together; `code` is -1 when it could not be
 * started, ran longer than `timeoutMs`, or was aborted). `show: true` lets it write to the screen as well.
 * The command gets a process group of its own, so that ending it also ends what it started.
 */
export function run(command, args, { cwd, env = process.env, timeoutMs, signal, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let cut = false;
    const end = () => {
      cut = true;
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // it had ended already
      }
    };
    const timer = timeoutMs && setTimeout(end, timeoutMs);
    signal?.addEventListener('abort', end, { once: true });
    const finish = (code) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve({ code: cut ? -1 : code, output });
    };
    for (const [stream, screen] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
        if (show) screen.write(text);
      });
    }
    child.once('error', (error) => {
      output += error.message;
      finish(-1);
    });
    child.once('close', (code) => finish(code ?? -1));
    if (signal?.aborted) end();
  });
}
