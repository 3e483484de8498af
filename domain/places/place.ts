/** A resolved place. `city`, `region` are names; `regionCode` is ISO 3166-2 without the country ("TX"). */
export interface Place {
  text: string;
  city: string | null;
  region: string | null;
  regionCode: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  lat: number | null;
  lng: number | null;
}
