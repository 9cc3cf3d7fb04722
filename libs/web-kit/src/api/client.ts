import { urlOf, type AnswerOf, type RequestOf, type Route } from '@stoet/contracts';
import { text } from '../texts';
import { ApiError, errorOf, noConnection } from './api-error';
import { credentials } from './credentials';

export interface CallOptions {
  signal?: AbortSignal;
}
/** The request may be left out when every part of it may. */
export type RequestArgs<R extends Route, Options> =
  Partial<RequestOf<R>> extends RequestOf<R>
    ? [request?: RequestOf<R>, options?: Options]
    : [request: RequestOf<R>, options?: Options];
interface AnyRequest {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/**
 * Calls a route of the contracts with the session's token.
 * @returns the answer as the contract types it
 * @throws ApiError whatever goes wrong, also when the server cannot be reached; an aborted call throws its AbortError
 */
export async function call<R extends Route>(route: R, ...args: RequestArgs<R, CallOptions>): Promise<AnswerOf<R>> {
  const [request, options] = args as [AnyRequest?, CallOptions?];
  return (await exchange(route, request ?? {}, options?.signal)) as AnswerOf<R>;
}

/** Address of a route with its parameters and query. */
export const urlFor = <R extends Route>(route: R, request: { params?: unknown; query?: unknown } = {}): string =>
  urlOf(route, request);

async function exchange(route: Route, request: AnyRequest, signal?: AbortSignal): Promise<unknown> {
  const token = credentials.token();
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(urlOf(route, request), {
      method: route.method,
      headers,
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
      signal,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw noConnection(text('noConnection'));
  }
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body;
  throw refused(route, token, errorOf(response.status, body, response.headers.get('retry-after')));
}

export interface UploadRequest {
  file: Blob;
  params?: unknown;
  query?: unknown;
}

/**
 * Uploads a file to a route with `upload`, as the part `file` of multipart/form-data.
 * @param onProgress called with 0 to 1 while the file travels
 * @throws ApiError
 */
export function send<R extends Route>(
  route: R,
  request: UploadRequest,
  onProgress?: (part: number) => void,
): Promise<AnswerOf<R>> {
  const token = credentials.token();
  // fetch cannot tell how far an upload is
  const xhr = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    xhr.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total);
    xhr.onerror = () => reject(noConnection(text('noConnection')));
    xhr.onload = () => {
      const body = parsed(xhr.responseText);
      if (xhr.status < 300) resolve(body as AnswerOf<R>);
      else reject(refused(route, token, errorOf(xhr.status, body, xhr.getResponseHeader('retry-after'))));
    };
    xhr.open(route.method, urlOf(route, request));
    if (token) xhr.setRequestHeader('authorization', `Bearer ${token}`);
    const form = new FormData();
    form.append('file', request.file);
    xhr.send(form);
  });
}

/** A dead session is dropped, unless a newer one took its place or the route needs none. */
function refused(route: Route, token: string | undefined, error: ApiError): ApiError {
  if (error.status === 401 && !route.right.open && token && token === credentials.token()) credentials.clear('expired');
  return error;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
