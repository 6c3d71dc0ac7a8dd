import { describe, expect, it } from "vitest";
import { isLinear } from "../testing/timing.ts";
import { readDay } from "./read-day.ts";

const LAST = "2027-12-31";

describe("a day in unambiguous form", () => {
  it.each([
    // Year first.
    "2027-12-31",
    "2027/12/31",
    "2027.12.31",
    "2027. 12. 31.",
    "2027 12 31",
    "20271231",
    "２０２７－１２－３１",
    "２０２７／１２／３１",
    "٢٠٢٧-١٢-٣١",
    "२०२७-१२-३१",
    "2027‑12‑31",
    "2027–12–31",
    "2027年12月31日",
    "2027년 12월 31일",
    // Around it.
    " 2027-12-31 ",
    "\u00A02027-12-31\u00A0",
    "2027-12-31\r\n",
    "\t2027-12-31\t",
    "\u200E2027-12-31\u200E",
    "\uFEFF2027-12-31",
    '"2027-12-31"',
    "'31.12.2027'",
    "“31/12/2027”",
    "31/12/2027,",
    // With an hour.
    "2027-12-31T00:00:00Z",
    "2027-12-31T23:59:59.999Z",
    "2027-12-31T23:59",
    "2027-12-31T23",
    "20271231T235959Z",
    "2027-12-31 00:00:00",
    "2027-12-31 00:00:00+00",
    "2027-12-31T12:00:00-05:00",
    "2027-12-31T12:00:00+0530",
    "2027-12-31T12:00:00+01:00[Europe/Berlin]",
    "31/12/2027 00:00",
    "31/12/2027, 14:05:00",
    "12/31/2027, 12:00:00 AM",
    "12/31/2027 11:59 p.m.",
    "December 31, 2027 at 5:00 PM",
    "Fri, 31 Dec 2027 00:00:00 GMT",
    "Fri Dec 31 2027 12:00:00 GMT+0100 (Central European Standard Time)",
    // Day and month in the one order that fits.
    "31/12/2027",
    "31-12-2027",
    "31.12.2027",
    "31 12 2027",
    "31. 12. 2027",
    "12/31/2027",
    "12-31-2027",
    // The month by its name.
    "31 Dec 2027",
    "31-Dec-2027",
    "31DEC2027",
    "31 December 2027",
    "31st December 2027",
    "the 31st of December, 2027",
    "Dec 31, 2027",
    "Dec. 31st 2027",
    "2027 Dec 31",
    "2027-Dec-31",
    "Friday, December 31, 2027",
    "Fri 31 Dec 2027",
    "31. Dezember 2027",
    "31 décembre 2027",
    "31 déc. 2027",
    "Freitag, 31. Dezember 2027",
    "vendredi 31 décembre 2027",
    "31 de diciembre de 2027",
    "31 dicembre 2027",
    "31 grudnia 2027 r.",
    "31 декабря 2027 г.",
    "пʼятниця, 31 грудня 2027 р.",
    "sexta-feira, 31 de dezembro de 2027",
    "divendres, 31 de desembre del 2027",
    "2027 m. gruodžio 31 d.",
    "2027 m. gruodžio 31 d., penktadienis",
    "2027. gada 31. decembris",
    "piektdiena, 2027. gada 31. decembris",
    "31 ARALIK 2027",
    "31 Aralık 2027 Cuma",
    "2027年12月31日金曜日",
    "2027年12月31日(金)",
    "2027년 12월 31일 금요일",
    "2027年12月31日星期五",
    "Friday (31 Dec 2027)",
    "2027-12-31Z",
    "2027-12-31z",
  ])("reads %j", (text) => {
    expect(readDay(text)).toBe(LAST);
  });

  it.each([
    ["2027-1-5", "2027-01-05"],
    ["2027/05/06", "2027-05-06"],
    ["5/5/2027", "2027-05-05"],
    ["05.05.2027", "2027-05-05"],
    ["13/1/2027", "2027-01-13"],
    ["1/13/2027", "2027-01-13"],
    ["5 Jun 2027", "2027-06-05"],
    ["Jun 5, 2027", "2027-06-05"],
    ["1er mars 2027", "2027-03-01"],
    ["1º de enero de 2027", "2027-01-01"],
    ["3 Sept 2027", "2027-09-03"],
    // A short weekday of two languages, Saturday here and Sunday there.
    ["So., 5. Dezember 2027", "2027-12-05"],
    ["So, 19.12.2027", "2027-12-19"],
    // November in Polish, October in Croatian.
    ["poniedziałek, 1 listopada 2027", "2027-11-01"],
    ["petak, 1. listopada 2027.", "2027-10-01"],
    ["dijous, 1 d’abril del 2027", "2027-04-01"],
    ["1. Jänner 2027", "2027-01-01"],
    ["so 18. 12. 2027", "2027-12-18"],
    // A weekday that is also a month.
    ["mar, 5 ene 2027", "2027-01-05"],
    ["5 Eyl 2027 Paz", "2027-09-05"],
    ["mar 31/3/2026", "2026-03-31"],
    ["mar. 31. 3. 2026", "2026-03-31"],
    ["mar 2026-03-31", "2026-03-31"],
    ["2027年1月18日(月)", "2027-01-18"],
    ["2027년 1월 18일 (월)", "2027-01-18"],
    ["nedjelja, 31. listopada 2027.", "2027-10-31"],
    ["29/02/2028", "2028-02-29"],
    ["1900-01-01", "1900-01-01"],
    ["2100-12-31", "2100-12-31"],
  ])("reads %j as %s", (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  it.each(
    ["January", "February", "March", "April", "May", "June", "July", "August"]
      .concat(["September", "October", "November", "December"])
      .map((name, at) => [name, at + 1] as const),
  )("reads %s as a month in English, also in three letters", (name, month) => {
    const day = `2027-${String(month).padStart(2, "0")}-07`;
    expect(readDay(`7 ${name} 2027`)).toBe(day);
    expect(readDay(`${name.slice(0, 3).toUpperCase()} 7 2027`)).toBe(day);
  });

  it.each(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])(
    "accepts the weekday beside the day: %s",
    (name) => {
      const at = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].indexOf(name);
      expect(readDay(`${name}, ${6 + at} Dec 2027`)).toBe(
        `2027-12-${String(6 + at).padStart(2, "0")}`,
      );
      expect(readDay(`${name}, ${7 + at} Dec 2027`)).toBeUndefined();
    },
  );
});

describe("a day as browsers write it", () => {
  const languages =
    "en-US en-GB en-ZA fr fr-CA de de-AT es es-MX pt pt-BR ca it nl sv da nb fi is pl cs sk sl hr sr hu ro lt lv et el tr uk ru bg ja ko zh zh-TW";
  const days = Array.from({ length: 60 }, (_, at) => new Date(Date.UTC(2027, 0, 1 + at * 12)));

  it.each(languages.split(" "))("reads the full form with its weekday: %s", (language) => {
    const format = new Intl.DateTimeFormat(language, {
      dateStyle: "full",
      timeZone: "UTC",
      calendar: "gregory",
    });
    for (const day of days) {
      const written = format.format(day);
      expect([written, readDay(written)]).toEqual([written, day.toISOString().slice(0, 10)]);
    }
  });

  it.each(languages.split(" "))("never reads another day: %s", (language) => {
    for (const dateStyle of ["long", "medium", "short"] as const) {
      const format = new Intl.DateTimeFormat(language, {
        dateStyle,
        timeZone: "UTC",
        calendar: "gregory",
      });
      for (const day of days) {
        for (const written of [format.format(day), format.format(day).toUpperCase()]) {
          expect([undefined, day.toISOString().slice(0, 10)]).toContain(readDay(written));
        }
      }
    }
  });
});

describe("an ambiguous day, or none", () => {
  it.each([
    "",
    "   ",
    "tomorrow",
    "N/A",
    "-",
    // Two days fit.
    "05/06/2027",
    "5-6-2027",
    "05.06.2027",
    "05 06 2027",
    "05/06/2027 10:00",
    // No such day.
    "29/02/2027",
    "2027-02-29",
    "2027-02-30",
    "2027-13-01",
    "2027-00-10",
    "2027-01-00",
    "31/04/2027",
    "32/01/2027",
    "13/13/2027",
    "0/5/2027",
    "31 Nov 2027",
    "2027/31/12",
    // An impossible year.
    "31/12/27",
    "31.12.27",
    "31 Dec 27",
    "27-12-31",
    "31/12/027",
    "1899-12-31",
    "2101-01-01",
    "31/12/1899",
    "31/12/3112",
    "0027-12-31",
    "12027-12-31",
    "+002027-12-31",
    "-2027-12-31",
    "2570-12-31",
    // Figures without anything between them, unless they are eight with the year first.
    "202711",
    "2027",
    "202712",
    "311227",
    "2027115",
    "31122027",
    "271231",
    "20271301",
    "20270230",
    "46752",
    "46752.5",
    "1830211200",
    "1830211200000",
    "20271231235959",
    "202712310",
    // Parts of a day, or more than one.
    "2027-12",
    "12/2027",
    "Dec 2027",
    "31 Dec",
    "2027-W52-5",
    "2027-W52",
    "2027-365",
    "2027-12-31/2028-01-01",
    "2027-12-31 – 2028-01-01",
    "2027-12-31 2028-01-01",
    "2027-12-31 5",
    // An instant on another day in UTC, or an invalid one.
    "2027-12-31T23:00:00-05:00",
    "2027-12-31T00:00:00+02:00",
    "Fri Dec 31 2027 00:00:00 GMT+0100 (Central European Standard Time)",
    "2027-12-31T24:00:00Z",
    "2027-12-31T25:00",
    "2027-12-31T10:61",
    "31/12/2027 13:00 PM",
    "2027-12-31 00:00 EST",
    // Words that are not part of a day, or negate it.
    "Thursday, 31 Dec 2027",
    "31 listopada 2027 or so",
    "31 Foo 2027",
    "until 31/12/2027",
    "31 Dec Nov 2027",
    "10 listopad 2027",
    // A month of several languages, also where only one of its days exists.
    "31 listopada 2027",
    "31. listopada 2027.",
    "31 listopad 2027",
    "31 lis 2027",
    "31 LIS 2027",
    "31 lip 2027",
    "31 srp 2027",
    // Ranges; the name of the month is a weekday in another language.
    "1-19 Mar 2027",
    "1–19 Mar 2027",
    "1 – 19 Mar. 2027",
    "1/19 Mar 2027",
    "1. - 19. mar. 2027",
    "1 to 19 Mar 2027",
    "1 bis 19 Mar 2027",
    "1 al 19 mar 2027",
    "12-22 Mar 2026",
    "12-22 mar 2026, 10:00",
    "3-31 Mar 2026",
    "3–31 Mar 2026",
    "Mar 1-19 2027",
    "Mar 1–19, 2027",
    "Mar 3-31, 2026",
    "Mar 1-19-2027",
    "2027 Mar 1-19",
    "1-17 paź 2027",
    "2-13 Şub 2027",
    // Tuesday in Spanish, March in most languages.
    "mar 19/1/2027",
    // Ranges of months.
    "5 Jan - Mar 2027",
    "5 Jan – Mar 2027",
    "Jan 5 - Mar 2027",
    "Jan/Mar 5 2027",
    "Mar - Jan 5 2027",
    "<b>2027-12-31</b>",
    "2027-12-31;DROP",
    "=DATE(2027,12,31)",
    "2027\u000012\u000031x",
    "192.168.2027",
    "1.234.567",
  ])("rejects %j", (text) => {
    expect(readDay(text)).toBeUndefined();
  });

  it.each(["Mar", "Paz", "Sub"])("never reads a range of days: %s", (month) => {
    for (let first = 1; first <= 31; first += 1) {
      for (let last = first + 1; last <= 31; last += 1) {
        for (const year of [2026, 2027]) {
          for (const range of [
            `${first}-${last} ${month} ${year}`,
            `${month} ${first}–${last}, ${year}`,
          ]) {
            expect([range, readDay(range)]).toEqual([range, undefined]);
          }
        }
      }
    }
  });

  it.each(["1", "1 ", "T1", " ", "-", "1/", "Mar ", "1. "])(
    "finds no day in a long text in linear time: %j",
    (part) => {
      expect(isLinear(part, (text) => expect(readDay(text)).toBeUndefined())).toBe(true);
    },
  );
});
