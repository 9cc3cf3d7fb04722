import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../process/files.mjs';

/** A person with what every account needs; `more` overrides. */
export const person = (email, firstName, lastName, more = {}) => ({
  firstName,
  lastName,
  date_of_birth: '1980-05-17',
  nationality: 'Belg',
  origin: 'België',
  sex: 1,
  phoneNumber: '',
  cellPhone: '0470 12 34 56',
  email,
  secondaryEmail: '',
  tShirt: 'M',
  streetName: 'Grote Markt',
  houseNumber: '1',
  bus: '',
  zipCode: '2300',
  cityName: 'Turnhout',
  image: null,
  pictures: true,
  ...more,
});

/** Accounts need no confirmation when an operator makes them: the same way as the first administrator of an installation. */
export async function createAccounts(accounts, env) {
  const script = path.join(root, 'gateway/dist/create-accounts.js');
  const child = spawn(process.execPath, [script], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  child.stdin.end(JSON.stringify(accounts));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`The demo accounts could not be made: ${errors || output}`);
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
