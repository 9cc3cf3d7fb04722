import { runAlone } from '@stoet/web-kit/standalone';
import remote from './remote';

runAlone(remote);
