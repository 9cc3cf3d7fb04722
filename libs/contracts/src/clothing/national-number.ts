/** Whether the check digits of a Belgian national number are right: 97 minus the first nine digits modulo 97, with a 2 before them for who was born from 2000 on. */
export function hasRightCheckDigits(number: string): boolean {
  const digits = number.replace(/\D/g, '');
  if (digits.length !== 11) return false;
  const body = Number(digits.slice(0, 9));
  const check = Number(digits.slice(9));
  return [body, body + 2_000_000_000].some((value) => 97 - (value % 97) === check);
}

/** Said beside a number whose check digits are wrong; it is kept all the same (decisions, "Clothing"). */
export const NATIONAL_NUMBER_WARNING = 'Het controlegetal van het rijksregisternummer klopt niet';
