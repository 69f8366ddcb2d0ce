/** Arithmetic in GF(256) as QR codes use it (polynomial 0x11d), and Reed-Solomon on top of it. */
const exponents = new Uint8Array(512);
const logarithms = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  exponents[power] = value;
  exponents[power + 255] = value;
  logarithms[value] = power;
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1;
}

export function multiply(a: number, b: number) {
  if (a === 0 || b === 0) return 0;
  return exponents[(logarithms[a] ?? 0) + (logarithms[b] ?? 0)] ?? 0;
}

export function power(exponent: number) {
  return exponents[exponent % 255] ?? 0;
}

/** The codewords that let a reader repair the data: the remainder by the generator polynomial. */
export function correctionFor(data: Uint8Array, degree: number) {
  const generator = generatorOf(degree);
  const remainder = new Uint8Array(degree);
  for (const byte of data) {
    const factor = byte ^ (remainder[0] ?? 0);
    remainder.copyWithin(0, 1);
    remainder[degree - 1] = 0;
    for (let i = 0; i < degree; i++) remainder[i] = (remainder[i] ?? 0) ^ multiply(generator[i] ?? 0, factor);
  }
  return remainder;
}

/** Coefficients of the product of (x - 2^i), highest first, without the leading one. */
function generatorOf(degree: number) {
  let polynomial = [1];
  for (let i = 0; i < degree; i++) {
    const shifted = [...polynomial, 0];
    polynomial = shifted.map((value, at) => value ^ multiply(polynomial[at - 1] ?? 0, power(i)));
  }
  return polynomial.slice(1);
}
