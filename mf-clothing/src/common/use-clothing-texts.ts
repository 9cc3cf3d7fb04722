import { useTexts } from '@stoet/web-kit/texts';

/** The texts of this remote. */
export const useClothingTexts = () => useTexts('clothing');
