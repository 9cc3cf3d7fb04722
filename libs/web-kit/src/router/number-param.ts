import { useParams } from 'react-router';

/** A positive whole number in the address (`/projecten/:projectId`); undefined when it is not one. */
export function useNumberParam(name: string): number | undefined {
  const value = useParams()[name];
  return value !== undefined && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : undefined;
}
