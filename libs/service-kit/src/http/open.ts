import { SetMetadata } from '@nestjs/common';

export const OPEN_METADATA = 'stoet:open';
/** Marks a controller of technical routes (health, metrics) that is not in the product's contract. */
export const Open = (): ClassDecorator => SetMetadata(OPEN_METADATA, true);
