const { TestEnvironment } = require('jest-environment-jsdom');

/** What the router, antd and msw want and jsdom lacks, taken from Node. */
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'fetch',
  'structuredClone',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
  'Uint8Array',
];
const REPLACED = ['Uint8Array', 'Blob', 'File', 'FormData'];

module.exports = class WebEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const page = this.global;
    for (const name of FROM_NODE)
      if (page[name] === undefined || REPLACED.includes(name)) page[name] = globalThis[name];
    page.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    // Node's own would keep the process alive
    page.MessageChannel = class {
      constructor() {
        this.port1 = {};
        this.port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data }), 0) };
      }
    };
    // a page is wide unless a test says otherwise: `window.innerWidth = 390`
    page.innerWidth = 1280;
    page.matchMedia = (media) => ({
      media,
      get matches() {
        const widest = /max-width:\s*([\d.]+)px/.exec(media);
        const narrowest = /min-width:\s*([\d.]+)px/.exec(media);
        if (!widest && !narrowest) return false;
        return (!widest || page.innerWidth <= +widest[1]) && (!narrowest || page.innerWidth >= +narrowest[1]);
      },
      addListener() {},
      removeListener() {},
      addEventListener() {},
      removeEventListener() {},
      dispatchEvent: () => false,
    });
    page.Element.prototype.scrollIntoView ??= () => undefined;
    page.scrollTo = () => undefined;
    // jsdom answers only without the second argument, and complains with it
    const { getComputedStyle } = page;
    page.getComputedStyle = (element) => getComputedStyle.call(page, element);
  }
};
