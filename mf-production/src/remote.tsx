import { defineRemote } from '@stoet/web-kit/remote';
import nl from './texts/nl/production.json';

export default defineRemote({ id: 'production', routes: [], menu: [], slots: [], texts: { nl } });
