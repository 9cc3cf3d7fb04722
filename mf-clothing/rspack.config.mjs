import { remoteConfig } from '@stoet/build/rspack';

export default remoteConfig({ dir: import.meta.dirname, name: 'mf-clothing', port: 4303 });
