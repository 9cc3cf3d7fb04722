const control = () => {
  const url = process.env.CONTROL_URL;
  if (!url) throw new Error('These tests end parts of the product: run them with npm test -- e2e');
  return url;
};

async function post(path: string): Promise<void> {
  const answer = await fetch(control() + path, { method: 'POST' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

/** Ends a part of the product with SIGKILL; it stays away until it is started. */
export const kill = (name: string): Promise<void> => post(`/kill/${name}`);
/** Starts a part again and waits until it serves. */
export const start = (name: string): Promise<void> => post(`/start/${name}`);
