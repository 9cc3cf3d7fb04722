import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failedTasks } from './checks.mjs';
import { readPlaywrightReport } from './e2e.mjs';
import { readTap } from './scripts.mjs';
import { readJestReport } from './unit.mjs';

test('nx: the failed tasks are those of its closing list', () => {
  const output = 'x\n\nFailed tasks:\n\n- contracts:lint\n- service-clothing:typecheck\n\n  Run duration: 4.1s\n';
  assert.deepEqual(failedTasks(output), ['contracts:lint', 'service-clothing:typecheck']);
  assert.deepEqual(failedTasks('Successfully ran targets'), []);
});

test('jest: a file that does not run is a failure', () => {
  const failed = { status: 'failed', fullName: 'price of a month', failureMessages: ['expected 1'] };
  const report = {
    ...{ numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 0, numRuntimeErrorTestSuites: 1 },
    testResults: [
      { name: 'a.spec.ts', message: 'm', assertionResults: [failed, { status: 'passed' }] },
      { name: 'b.spec.ts', message: 'Cannot find module', assertionResults: [] },
    ],
  };
  const { passed, failed: count, skipped, failures } = readJestReport(report);
  assert.deepEqual({ passed, count, skipped }, { passed: 3, count: 2, skipped: 1 });
  assert.match(failures[0], /price of a month/);
  assert.match(failures[1], /b\.spec\.ts\nCannot find module/);
});

test('node: passed, failed and cancelled are counted', () => {
  const tap = 'not ok 1 - stops in time\nok 2 - x\n# pass 4\n# fail 1\n# cancelled 1\n# skipped 0\n# todo 0\n';
  const { passed, failed, failures } = readTap(tap);
  assert.deepEqual({ passed, failed, first: failures[0] }, { passed: 4, failed: 2, first: 'stops in time' });
});

test('playwright: an error outside a test is a failure', () => {
  const broken = { status: 'unexpected', projectName: 'wide', results: [{ errors: [{ message: 'not visible' }] }] };
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      { title: 'a.spec.ts', specs: [], suites: [{ title: 'depot', specs: [{ title: 'rents', tests: [broken] }] }] },
    ],
    errors: [{ message: 'setup failed' }],
  };
  const { passed, failed, failures } = readPlaywrightReport(report);
  assert.deepEqual({ passed, failed }, { passed: 3, failed: 2 });
  assert.match(failures[0], /wide › a\.spec\.ts › depot › rents\nnot visible/);
});
