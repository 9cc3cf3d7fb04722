import { describeSurface } from '@stoet/service-kit/testing';
import { testOptions } from './clothing.factory';
import type { ClothingConfig } from './config';

describeSurface<ClothingConfig>(testOptions);
