import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, requestTest as test } from "../testing/journey.ts";
import { newProfessional } from "../testing/professionals.ts";

const picture = () => sharp({ create: { width: 512, height: 512, channels: 3, background: "#884422" } });

test("the bucket of photos refuses what a browser of ours would never send", async () => {
  const [helena, other] = await Promise.all([newProfessional(), newProfessional()]);
  const own = () => `${helena.session.user.id}/${randomUUID()}.webp`;
  const send = async (name: string, type: string, body: Buffer, token = helena.session.access_token) => {
    const response = await fetch(`${process.env.E2E_ADDRESS}/storage/v1/object/photos/${name}`, {
      method: "POST",
      headers: {
        apikey: String(process.env.E2E_PUBLISHABLE_KEY),
        Authorization: `Bearer ${token}`,
        "Content-Type": type,
      },
      body: new Uint8Array(body),
    });
    return response.ok;
  };
  const webp = await picture().webp().toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'.padEnd(400));
  const refused = {
    "another's folder": await send(`${other.session.user.id}/${randomUUID()}.webp`, "image/webp", webp),
    "a name of one's own": await send(`${helena.session.user.id}/eu.webp`, "image/webp", webp),
    "a visitor": await send(own(), "image/webp", webp, String(process.env.E2E_PUBLISHABLE_KEY)),
    "a drawing that runs": await send(own(), "image/svg+xml", svg),
    "a drawing called a photo": await send(own(), "image/webp", svg),
    "a page": await send(own(), "text/html", Buffer.from("<script>alert(1)</script>".padEnd(400))),
    "a picture of another kind": await send(own(), "image/png", await picture().png().toBuffer()),
    "one pixel": await send(own(), "image/webp", await picture().resize(1, 1).webp().toBuffer()),
    "half a picture": await send(own(), "image/webp", webp.subarray(0, 220)),
    "two megabytes": await send(own(), "image/webp", Buffer.concat([webp, Buffer.alloc(2 * 1024 * 1024)])),
  };
  expect(Object.entries(refused).filter(([, isTaken]) => isTaken)).toEqual([]);
  expect(await send(own(), "image/webp", webp)).toBe(true);
});
