import { encode } from "uqr";

/** An address for a phone's camera, as the inside of an `<svg>`. Dark on white in both colour schemes: cameras need it so. */
export function drawQrCode(address: string) {
  const { data, size } = encode(address, { ecc: "M", border: 3 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const shapes = `<path d="M0 0h${size}v${size}H0z" fill="#fff" /><path d="${modules.join("")}" fill="#0b3f43" />`;
  return { viewBox: `0 0 ${size} ${size}`, shapes };
}
