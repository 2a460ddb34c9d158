import type { ReactNode } from 'react';
import type { languages } from '@shortlist/contracts/platform/languages';

type FlagCode = (typeof languages)[number]['flag'];

/** Drawn on a 30 × 20 grid, without details that would be invisible at 20 px. */
const flags: Record<FlagCode, ReactNode> = {
  us: (
    <>
      <path fill="#fff" d="M0 0h30v20H0z" />
      <path stroke="#b22234" strokeWidth="2.86" d="M0 1.43h30M0 7.14h30M0 12.86h30M0 18.57h30" />
      <path fill="#3c3b6e" d="M0 0h13v11.4H0z" />
    </>
  ),
  es: (
    <>
      <path fill="#aa151b" d="M0 0h30v20H0z" />
      <path fill="#f1bf00" d="M0 5h30v10H0z" />
    </>
  ),
  fr: (
    <>
      <path fill="#fff" d="M0 0h30v20H0z" />
      <path fill="#002654" d="M0 0h10v20H0z" />
      <path fill="#ce1126" d="M20 0h10v20H20z" />
    </>
  ),
  de: (
    <>
      <path fill="#000" d="M0 0h30v20H0z" />
      <path fill="#d00" d="M0 6.67h30V20H0z" />
      <path fill="#ffce00" d="M0 13.33h30V20H0z" />
    </>
  ),
  jp: (
    <>
      <path fill="#fff" d="M0 0h30v20H0z" />
      <circle cx="15" cy="10" r="6" fill="#bc002d" />
    </>
  ),
  kr: (
    <>
      <path fill="#fff" d="M0 0h30v20H0z" />
      <circle cx="15" cy="10" r="5" fill="#0047a0" />
      <path fill="#cd2e3a" d="M10.84 7.23a5 5 0 0 1 8.32 5.54A2.5 2.5 0 0 1 15 10a2.5 2.5 0 0 0-4.16-2.77z" />
      <path stroke="#000" strokeWidth="1.6" d="m4 6.5 2.5-3.5M23.5 17l2.5-3.5M4 13.5l2.5 3.5M23.5 3 26 6.5" />
    </>
  ),
};

export function Flag({ code }: { code: FlagCode }) {
  return (
    <svg
      viewBox="0 0 30 20"
      width="20"
      height="14"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="rounded-[2px] shadow-[0_0_0_1px_rgb(0_0_0/.12)]"
    >
      {flags[code]}
    </svg>
  );
}
