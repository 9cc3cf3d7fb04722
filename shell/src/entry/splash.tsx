import { Logo } from '../look/logo';
import texts from '../texts/nl/entry.json';

/** Shown while the application's code is on its way. */
export const Splash = () => (
  <div className="splash" role="status">
    <Logo size={56} />
    <span className="stoet-hidden">{texts.loading}</span>
  </div>
);
