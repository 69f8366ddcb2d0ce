import { expect, test } from "vitest";
import { writeCsv } from "./csv.ts";

test("cells are separated as Brazilian spreadsheets read them", () => {
  expect(writeCsv(["Nome", "Nota"], [["Ana; Bia", 4.8]])).toBe('\ufeffNome;Nota\r\n"Ana; Bia";4,8\r\n');
  expect(writeCsv(["a"], [['Diz "oi"'], [null], [undefined], [true]])).toBe(
    '\ufeffa\r\n"Diz ""oi"""\r\n\r\n\r\ntrue\r\n',
  );
});

test("nothing that somebody typed is run as a formula, and a negative number stays one", () => {
  expect(writeCsv(["a"], [["=1+1"], ["@x"], ["+55 11"], [-3]])).toBe("\ufeffa\r\n'=1+1\r\n'@x\r\n'+55 11\r\n-3\r\n");
});
