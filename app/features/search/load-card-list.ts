/** Asked for beside the data that the cards are drawn from. */
export const loadCardList = () => import("./card-list.tsx");
