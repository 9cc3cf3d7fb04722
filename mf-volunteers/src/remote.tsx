import { defineRemote } from '@stoet/web-kit/remote';
import nl from './texts/nl/volunteers.json';

export default defineRemote({ id: 'volunteers', routes: [], menu: [], slots: [], texts: { nl } });
