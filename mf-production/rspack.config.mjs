import { remoteConfig } from '@stoet/build/rspack';

export default remoteConfig({ dir: import.meta.dirname, name: 'mf-production', port: 4302 });
