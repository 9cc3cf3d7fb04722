const TYPED = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/;
const two = (part: string) => part.padStart(2, '0');

/** A typed date, `DD/MM/YYYY`, as the contract wants it, `YYYY-MM-DD`; anything else stays what it is, and is refused there. */
export function isoOfTyped(typed: string): string {
  const parts = TYPED.exec(typed.trim());
  return parts ? `${parts[3]}-${two(parts[2])}-${two(parts[1])}` : typed.trim();
}
