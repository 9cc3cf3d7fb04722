/** The mark: three walking figures as arches. Decorative beside the name, so that it is not read twice. */
export const Logo = ({ size = 40 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    <rect width="48" height="48" rx="10" fill="#F5A300" />
    <g fill="none" stroke="#1F1A14" strokeWidth="4" strokeLinecap="round">
      <path d="M7 38V25a5 5 0 0 1 10 0v13" />
      <path d="M19 38V21a5 5 0 0 1 10 0v17" />
      <path d="M31 38V25a5 5 0 0 1 10 0v13" />
    </g>
    <g fill="#1F1A14">
      <circle cx="12" cy="14" r="3.2" />
      <circle cx="24" cy="10" r="3.2" />
      <circle cx="36" cy="14" r="3.2" />
    </g>
  </svg>
);
