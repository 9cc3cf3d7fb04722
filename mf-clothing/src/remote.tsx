import { defineRemote } from '@stoet/web-kit/remote';
import nl from './texts/nl/clothing.json';

export default defineRemote({ id: 'clothing', routes: [], menu: [], slots: [], texts: { nl } });
