import { shellConfig } from '@stoet/build/rspack';

export default shellConfig({ dir: import.meta.dirname, port: 4300 });
