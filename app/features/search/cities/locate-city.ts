import { toast } from "#app/shared/toast.ts";

/** The city where the device is. The server gets the place rounded to about a kilometre. */
export async function locateCity(): Promise<string | undefined> {
  try {
    const { coords } = await currentPosition();
    const place = `lat=${coords.latitude.toFixed(2)}&lon=${coords.longitude.toFixed(2)}`;
    const answer = await fetch(`/cidades/perto?${place}`);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return await answer.json();
  } catch {
    toast({
      title: "Não foi possível saber onde você está",
      description: "Permita o acesso à localização ou escreva o nome da sua cidade.",
      variant: "destructive",
    });
  }
}

function currentPosition() {
  return new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 10_000, maximumAge: 600_000 }),
  );
}
