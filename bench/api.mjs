/** Calls the product as the administrator; throws with the server's message on anything but success. */
export async function administrator(baseUrl, { email, password }) {
  const call = client(baseUrl);
  const { token } = await call('POST', '/api/auth', { email, password });
  return { token, api: client(baseUrl, token) };
}

export function client(baseUrl, token) {
  return async (method, path, body) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(baseUrl + path, { method, headers, body: body && JSON.stringify(body) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text ? JSON.parse(text) : undefined;
  };
}

/** Runs `work` for each of `items`, `width` at a time. */
export async function each(items, width, work) {
  const queue = items.entries();
  const lane = async () => {
    for (const [index, item] of queue) await work(item, index);
  };
  await Promise.all(Array.from({ length: width }, lane));
}

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
export const quantile = (numbers, q) =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * q))];
