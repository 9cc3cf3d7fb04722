import { remoteConfig } from '@stoet/build/rspack';

export default remoteConfig({ dir: import.meta.dirname, name: 'mf-volunteers', port: 4301 });
