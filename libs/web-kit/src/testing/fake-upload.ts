import { answerFetch } from './mock-api';

/** Stands for XMLHttpRequest, which uploads use because it tells how far they are: same handlers as `fetch`. */
export class FakeUpload {
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  readonly upload: { onprogress?: (event: Pick<ProgressEvent, 'lengthComputable' | 'loaded' | 'total'>) => void } = {};
  private method = 'POST';
  private url = '';
  private answered = new Headers();
  private readonly headers: Record<string, string> = {};

  open(method: string, url: string) {
    this.method = method;
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader = (name: string) => this.answered.get(name);
  send(body: FormData) {
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
    answerFetch(this.url, { method: this.method, headers: this.headers, body }).then(
      async (response) => {
        this.status = response.status;
        this.answered = response.headers;
        this.responseText = await response.text();
        this.onload?.();
      },
      () => this.onerror?.(),
    );
  }
}
