import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { waitUntil } from './wait.mjs';

const guard = path.join(import.meta.dirname, 'guard.mjs');
const dieWithParent = new URL('die-with-parent.mjs', import.meta.url).href;
const firstPauseMs = 1000;
const longestPauseMs = 30_000;
const calmAfterMs = 60_000;

/**
 * One process of the product: started, waited for, and started again when it ends unasked (after 1 s, 2 s, 4 s … 30 s).
 * `script` is run by Node, `program` is any other binary; `ready` tells whether it serves; its output goes to `logFile`.
 */
export class Supervised {
  #spec;
  #child;
  #ended = Promise.resolve();
  #wanted = false;
  #hasServed = false;
  #timer;
  #pauseMs = firstPauseMs;

  constructor(spec) {
    this.#spec = { restart: true, readyTimeoutMs: 60_000, say: () => {}, args: [], ...spec };
  }

  get name() {
    return this.#spec.name;
  }

  /** The id of the process that was started (of its guard, for a program), undefined when none runs. */
  get pid() {
    return this.#child?.pid;
  }

  /** The environment that it is started with. */
  get environment() {
    return this.#spec.env;
  }

  /** Starts the process and waits until it serves. Rejects with the end of its output when it stops before that. */
  async start({ signal } = {}) {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#hasServed = false;
    this.#spawn();
    const child = this.#child;
    const gaveUp = () =>
      this.#child === child ? undefined : new Error(`${this.name} stopped while it started:\n${this.lastLines()}`);
    const { ready, readyTimeoutMs } = this.#spec;
    await waitUntil(ready, { what: this.name, timeoutMs: readyTimeoutMs, signal, gaveUp });
    this.#hasServed = true;
  }

  /** Sends the signal to the process and all it started, and waits for its end; it stays away until `start()`. */
  async kill(signal = 'SIGKILL') {
    this.#wanted = false;
    clearTimeout(this.#timer);
    this.#signal(signal);
    await this.#ended;
  }

  /** Asks the process to end, and after `graceMs` forces it. */
  async stop(graceMs = 3000) {
    this.#wanted = false;
    clearTimeout(this.#timer);
    // a guard passes the signal on, so only the process itself is asked
    this.#child?.kill('SIGTERM');
    const force = setTimeout(() => this.#signal('SIGKILL'), graceMs);
    await this.#ended;
    clearTimeout(force);
  }

  /** The end of what the process wrote. */
  lastLines(count = 15) {
    try {
      return readFileSync(this.#spec.logFile, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
    } catch {
      return '';
    }
  }

  #spawn() {
    const { script, program, args, cwd, env, logFile } = this.#spec;
    mkdirSync(path.dirname(logFile), { recursive: true });
    const log = openSync(logFile, this.#hasServed ? 'a' : 'w');
    const command = script ? ['--import', dieWithParent, script, ...args] : [guard, program, ...args];
    // a group of its own: Ctrl-C in the terminal reaches the supervisor only, which stops all in the right order
    const child = spawn(process.execPath, command, { cwd, env, detached: true, stdio: ['ignore', log, log, 'ipc'] });
    closeSync(log);
    const startedAt = Date.now();
    this.#child = child;
    this.#ended = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        this.#child = undefined;
        resolve();
        if (this.#wanted) this.#onUnasked(code ?? signal, Date.now() - startedAt);
      });
    });
  }

  #onUnasked(how, livedMs) {
    if (!this.#spec.restart || !this.#hasServed) {
      this.#wanted = false;
      return;
    }
    if (livedMs > calmAfterMs) this.#pauseMs = firstPauseMs;
    this.#spec.say(`${this.name} stopped (${how}); starting it again in ${this.#pauseMs / 1000} s`);
    this.#timer = setTimeout(() => this.#spawn(), this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, longestPauseMs);
  }

  #signal(signal) {
    if (!this.#child) return;
    try {
      process.kill(-this.#child.pid, signal);
    } catch {
      // it had ended already
    }
  }
}
