import { describeSurface } from '@stoet/service-kit/testing';
import { testOptions } from './testing';

describeSurface(testOptions);
