import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Entrance } from './entry/entrance';
import '@stoet/web-kit/theme/theme.css';
import './look/entry.css';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Entrance />
  </StrictMode>,
);
