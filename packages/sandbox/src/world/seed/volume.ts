import { randomFor } from "../random.ts";
import { COMPANY } from "./catalogues.ts";
import type { PersonSpec } from "./person-spec.ts";

const GIVEN =
  "Abel Ada Aiko Alma Anders Anika Arjun Astra Aziz Basil Bianca Birgit Bruno Carla Cyrus Dalia Darius Delia Desmond Edith Eero Elias Elsa Emeka Esther Faye Fergus Fiona Freya Gael Gemma Goran Greta Hana Hassan Hugo Ida Imran Ines Iris Ivo Jana Jasper Joana Joel Kaia Karim Kenji Lars Leila Leon Lina Luca Magnus Malik Mara Marek Mina Nadia Naomi Nils Noa Olga Omar Oscar Paola Petra Ravi Rhea Rita Ruben Sami Sara Selma Signe Tarek Tessa Timo Tova Uma Vera Viktor Wren Yael Zara Zeno".split(
    " ",
  );
const FAMILY =
  "Abbott Acosta Ahlberg Amato Andrade Arnesen Baptiste Barros Becker Benali Bergen Bianchi Bishop Blanc Borg Bouchard Brandt Caldwell Castro Chandra Cohen Costa Crowe Dalton Danjuma Delacroix Diallo Dietrich Drummond Egede Ellis Eriksen Fabre Falk Ferreira Fischer Fontaine Fraser Gagnon Garcia Gill Gomes Grant Gustafson Haas Hale Hansen Hartmann Hayashi Holm Horvat Hussain Ibarra Ivanova Jansen Jarvis Joshi Kaplan Kato Keller Khan Kimura Kovac Kruger Lambert Larsen Leblanc Lindholm Lopez Madsen Malik Marin Mendes Mercier Mills Morales Moreau Muller Murphy Naidoo Nielsen Novak Nunez Obi Olsen Ortega Osei Palmer Park Patel Pereira Poulsen Quinn Ramos Reyes Ritter Romano Rossi Roy Sandoval Santos Sato Schmidt Shah Silva Singh Sorensen Stone Suzuki Tanaka Tavares Thorne Torres Tremblay Usman Vargas Vega Virtanen Wagner Walsh Weber Winter Wong Yamada Young Zhang".split(
    " ",
  );

const FIRST_ID = 10_001;

/**
 * `count` more trainees of Aurora Air Charter. All follows from the seed and the person's number, so
 * the thousandth is the same whether there are a thousand or ten thousand.
 */
export function* volumePeople(seed: number, count: number): Generator<PersonSpec> {
  const shift = randomFor(seed, "volume").int(0, GIVEN.length * FAMILY.length - 1);
  for (let index = 0; index < count; index += 1) {
    const id = FIRST_ID + index;
    const random = randomFor(seed, "volume", id);
    // 7919 shares no factor with the number of pairs: every pair comes before one comes again
    const pair = (index * 7919 + shift) % (GIVEN.length * FAMILY.length);
    yield {
      id,
      companyId: COMPANY.aurora,
      name: GIVEN[pair % GIVEN.length] ?? "Ada",
      surname: FAMILY[Math.floor(pair / GIVEN.length)] ?? "Stone",
      username: `trainee.${index + 1}@aurora.test`,
      rpeIds: [random.int(1, 4)],
      roleIds: [random.int(1, 2)],
      timezone: "America/Yellowknife",
      joinedAgo: random.int(420, 900),
      stands: standOf(random.next(), random.int(0, 20)),
    };
  }
}

/** One in ten or so is not current; topics 1 and 3 are in every program. */
function standOf(draw: number, days: number): NonNullable<PersonSpec["stands"]> {
  if (draw < 0.03) {
    return { 3: { expiresIn: -1 - days, done: 1, open: [12] } };
  }
  if (draw < 0.06) {
    return { 1: { expiresIn: days % 5, done: 1, open: [3] } };
  }
  if (draw < 0.12) {
    return { 3: { expiresIn: 20 + days, done: 1, open: [7 + days, 6] } };
  }
  return {};
}
