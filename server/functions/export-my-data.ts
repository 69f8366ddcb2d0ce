import { ownWords } from "#app/shared/own-words.ts";
import { actAs } from "../database/acting.ts";
import { FunctionError, type ProductFunction, requireAccount } from "./define-function.ts";

/** Everything the product holds about its caller. Who may have it is decided in SQL (`directory.export_own_account`). */
export const exportMyData: ProductFunction = async (_, caller, { sql }) => {
  requireAccount(caller);
  const [row] = await actAs(sql, caller, (tx) => tx<{ data: object }[]>`select public.export_my_data() as data`).catch(
    (error) => {
      const words = ownWords(error, ["42501"]);
      throw words ? new FunctionError(403, words) : error;
    },
  );
  return Response.json(row?.data);
};
