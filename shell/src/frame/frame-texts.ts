import { addTexts } from '@stoet/web-kit/texts';
import nl from '../texts/nl/frame.json';

addTexts('shell', { nl });
