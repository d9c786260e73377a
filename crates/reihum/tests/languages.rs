//! What the program says around a game, in other languages than English.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;

use common::{Folder, GOOD, program, run};
use expect_test::expect;
use game::record::seal;

const EXAMPLE: &str = include_str!("../../solo/tests/records/example.record");

const LANGUAGES: [&str; 5] = ["de", "en", "fr", "nl", "it"];

/// The example with something replaced and all checksums put right.
fn forged(from: &str, to: &str) -> String {
    assert!(EXAMPLE.contains(from), "nothing to replace: {from}");
    seal(&EXAMPLE.replacen(from, to, 1))
}

/// A scenario that fails in several ways.
fn failing() -> String {
    GOOD.replace("debt 4;", "debt 6;")
        .replace("\"chain 2 4\"", "\"chain 3 4\"")
        .replace("\"drew 2\"", "\"interjected\"")
        .replace("[\"draw\"]", "[\"solo\"]")
}

#[test]
fn sim_in_german() {
    let page = run(&[
        "sim",
        "solo",
        "--bots",
        "greedy,chance,chance",
        "--rounds",
        "1000",
        "--lang",
        "de",
    ])
    .page();
    expect![[r#"
        solo, modern, 3 Spieler, 1,000 Runden, Startwert 1
        127 ganze Partien, eine abgebrochen

        Länge                          Mittel            Median    5 %   95 %  längste
        Züge pro Runde                  64.84 ± 2.63         54     20    151      283
        Aktionen pro Runde              75.46 ± 3.10         62     22    178      337
        Runden pro Partie                7.84 ± 0.29          8      5     10       12

        Platz  Spieler    gewonnene Runden       gewonnene Partien    Punkte pro Runde
        1      greedy    76.30 %  73.57–78.83   97.64 %  93.28–99.19   11.76 ± 1.68
        2      chance    11.50 %   9.67–13.63    1.57 %   0.43–5.56    60.19 ± 2.78
        3      chance    12.20 %  10.31–14.37    0.79 %   0.14–4.33    62.60 ± 2.84

        Reihenfolge          gewonnene Runden
        Geber               32.80 %  29.96–35.77
        fängt an            34.80 %  31.91–37.81
        Geber + 2           32.40 %  29.57–35.36

        in einer Runde                     Mittel                  insgesamt
        Aussetzen                           3.097 ± 0.146              3,097
        Richtungswechsel                    3.133 ± 0.145              3,133
        Zieh 2                              3.180 ± 0.148              3,180
        Kartentausch                        1.602 ± 0.081              1,602
        Geschenk                            1.577 ± 0.078              1,577
        Farbenwahl                          1.935 ± 0.080              1,935
        Zieh 4                              1.846 ± 0.083              1,846
        Kartentausch reihum                 1.958 ± 0.081              1,958
        Schutz im eigenen Zug               1.411 ± 0.076              1,411
        Schutz gegen eine Kette             0.191 ± 0.026                191
        Schutz außer der Reihe              0.384 ± 0.036                384
        dazwischengeworfene Karten          1.486 ± 0.086              1,486
        Triple +                            0.927 ± 0.061                927
        im eigenen Zug gezogene Karten     24.004 ± 1.236             24,004
        für Ketten gezogene Karten         13.014 ± 0.560             13,014
        neu gemischt                        0.047 ± 0.013                 47

        Ketten               Anteil                        insgesamt
        1 Glied             89.56 %  88.63–90.43               3,991
        2 Glieder            9.18 %   8.37–10.06                 409
        3 Glieder            1.10 %   0.83–1.45                   49
        4 Glieder            0.16 %   0.08–0.32                    7
        5 oder mehr          0.00 %   0.00–0.09                    0

        blockierte Runden    0.00 %   0.00–0.38                    0
        exit code 0
    "#]]
    .assert_eq(&page);
}

#[test]
fn sim_of_skipbo_in_german() {
    let page = run(&["sim", "skipbo", "--teams", "--rounds", "500", "--lang", "de"]).page();
    expect![[r#"
        skipbo, standard teams=1+3,2+4, 4 Spieler, 500 Runden, Startwert 1
        52 ganze Partien, eine abgebrochen

        Länge                          Mittel            Median    5 %   95 %  längste
        Züge pro Runde                  76.29 ± 1.78         74     50    113      176
        gelegte Karten pro Runde       257.27 ± 6.56        274     19    331      373
        Runden pro Partie                9.46 ± 0.86          9      4     14       16

        Platz  Spieler    gewonnene Runden       gewonnene Partien    Punkte pro Runde
        1      greedy    47.80 %  43.46–52.18   42.31 %  29.87–55.81   41.09 ± 5.46
        2      greedy    50.80 %  46.43–55.16   57.69 %  44.19–70.13   45.41 ± 5.99
        3      greedy    47.80 %  43.46–52.18   42.31 %  29.87–55.81   41.09 ± 5.46
        4      greedy    50.80 %  46.43–55.16   57.69 %  44.19–70.13   45.41 ± 5.99

        Team              gewonnene Runden       gewonnene Partien    Punkte pro Runde
        1+3              47.80 %  43.46–52.18   42.31 %  29.87–55.81   41.09 ± 5.46
        2+4              50.80 %  46.43–55.16   57.69 %  44.19–70.13   45.41 ± 5.99

        Reihenfolge               gewonnene Runden
        Geber                    53.60 %  49.22–57.93
        fängt an                 45.00 %  40.69–49.38
        Geber + 2                53.60 %  49.22–57.93
        Geber + 3                45.00 %  40.69–49.38

        in einer Runde                 Mittel                  insgesamt
        Karten vom Spielerstapel      102.754 ± 2.477             51,377
        Karten aus der Hand            98.592 ± 2.640             49,296
        Karten von Hilfsstapeln        55.928 ± 1.836             27,964
        gespielte Joker                31.056 ± 0.838             15,528
        volle Ablegestapel             19.840 ± 0.539              9,920
        neu gemischt                    4.152 ± 0.165              2,076
        Blockaden                       0.172 ± 0.048                 86
        Restkarten der Verlierer       14.014 ± 1.617              7,007

        Runden mit Blockade       9.80 %   7.49–12.72                  49
        durch Blockade beendet    7.20 %   5.25–9.81                   36
        ohne Sieger               1.40 %   0.68–2.86                    7
        exit code 0
    "#]]
    .assert_eq(&page);
}

#[test]
fn arena_in_every_language() {
    let told = LANGUAGES.map(|lang| {
        let arguments = "arena solo chance greedy --players 3 --sprt 0.45,0.55 --lang";
        run(&[&arguments.split(' ').collect::<Vec<_>>()[..], &[lang]].concat()).out
    });
    expect![[r#"
        solo, modern, 3 Spieler, 48 Runden, Startwert 1
        8 Kartenverteilungen, jede 6-mal gespielt, jeder auf jedem Platz

        Spieler    Wertung           gewonnene Runden     Punkte pro Runde
        1  greedy   31.42 ± 13.26   81.25 %  69.93–88.98    23.73 ± 7.80
        2  chance   18.58 ± 13.26   18.75 %  11.02–30.07    68.61 ± 16.91

        untereinander          1        2
        1  greedy              -  81.25 %
        2  chance        18.75 %        -

        Paarung            Siege des ersten     bei Gleichen  Punktunterschied
        chance : greedy   18.75 %  11.02–30.07       50.00 %    44.89 ± 17.69

        Gewinnt chance eher 55.00 % als 45.00 %? Nein.
        Log-Likelihood-Quotient -3.01; unter -2.94 nein, über 2.94 ja

        Weniger Punkte sind besser.

        solo, modern, 3 players, 48 rounds, seed 1
        8 deals, each played 6 times, everybody in every seat

        player     rating            rounds won           points a round
        1  greedy   31.42 ± 13.26   81.25 %  69.93–88.98    23.73 ± 7.80
        2  chance   18.58 ± 13.26   18.75 %  11.02–30.07    68.61 ± 16.91

        head to head          1        2
        1  greedy             -  81.25 %
        2  chance       18.75 %        -

        pair               won by the first      if equal  difference in points
        chance : greedy   18.75 %  11.02–30.07    50.00 %    44.89 ± 17.69

        Does chance win 55.00 % rather than 45.00 %? No.
        log-likelihood ratio -3.01; no below -2.94, yes above 2.94

        Fewer points are better.

        solo, modern, 3 joueurs, 48 manches, graine 1
        8 donnes, chacune jouée 6 fois, chacun à chaque place

        joueur     cote              manches gagnées      points par manche
        1  greedy   31.42 ± 13.26   81.25 %  69.93–88.98    23.73 ± 7.80
        2  chance   18.58 ± 13.26   18.75 %  11.02–30.07    68.61 ± 16.91

        face à face          1        2
        1  greedy            -  81.25 %
        2  chance      18.75 %        -

        duel               gagné par le 1er     à force égale  écart de points
        chance : greedy   18.75 %  11.02–30.07        50.00 %    44.89 ± 17.69

        chance gagne-t-il 55.00 % plutôt que 45.00 % ? Non.
        log-rapport de vraisemblance -3.01 ; non sous -2.94, oui au-dessus de 2.94

        Moins de points, c’est mieux.

        solo, modern, 3 spelers, 48 rondes, startwaarde 1
        8 keer gedeeld, telkens 6 keer gespeeld, iedereen op elke plaats

        speler     sterkte           gewonnen rondes      punten per ronde
        1  greedy   31.42 ± 13.26   81.25 %  69.93–88.98    23.73 ± 7.80
        2  chance   18.58 ± 13.26   18.75 %  11.02–30.07    68.61 ± 16.91

        onderling          1        2
        1  greedy          -  81.25 %
        2  chance    18.75 %        -

        tweetal            gewonnen door 1e     bij gelijken  puntenverschil
        chance : greedy   18.75 %  11.02–30.07       50.00 %    44.89 ± 17.69

        Wint chance eerder 55.00 % dan 45.00 %? Nee.
        log-waarschijnlijkheidsverhouding -3.01; onder -2.94 nee, boven 2.94 ja

        Minder punten is beter.

        solo, modern, 3 giocatori, 48 mani, seme 1
        8 smazzate, ognuna giocata 6 volte, ognuno a ogni posto

        giocatore  forza             mani vinte           punti per mano
        1  greedy   31.42 ± 13.26   81.25 %  69.93–88.98    23.73 ± 7.80
        2  chance   18.58 ± 13.26   18.75 %  11.02–30.07    68.61 ± 16.91

        scontri diretti          1        2
        1  greedy                -  81.25 %
        2  chance          18.75 %        -

        coppia             vinte dal primo        se pari  differenza di punti
        chance : greedy   18.75 %  11.02–30.07    50.00 %    44.89 ± 17.69

        chance vince il 55.00 % piuttosto che il 45.00 %? No.
        log-rapporto di verosimiglianza -3.01; no sotto -2.94, sì sopra 2.94

        Meno punti è meglio.
    "#]]
    .assert_eq(&told.join("\n"));
}

#[test]
fn a_table_stays_in_its_columns() {
    let numbers = |line: &str| -> Vec<usize> {
        let plus_minus = line.char_indices().filter(|(_, c)| "±–".contains(*c));
        plus_minus.map(|(at, _)| line[..at].chars().count()).collect()
    };
    let commands = [
        "sim solo --rounds 300",
        "sim skipbo --rounds 300",
        "sim skipbo --teams --players 6 --rounds 300",
        "arena solo greedy chance chance --players 3 --games 300",
        "arena skipbo greedy greedy --teams --games 100",
        "arena solo greedy chance --matches --rules classic-en --games 100",
    ];
    for (lang, command) in LANGUAGES
        .into_iter()
        .flat_map(|lang| commands.map(|command| (lang, command)))
    {
        let arguments: Vec<&str> = command.split(' ').chain(["--lang", lang]).collect();
        let page = run(&arguments).out;
        for table in page.split("\n\n").skip(1) {
            let mut rows = table.lines().skip(1).map(numbers);
            let first = rows.next().unwrap_or_default();
            assert!(rows.all(|row| row == first), "{lang}:\n{table}");
        }
        assert!(page.lines().all(|line| line.chars().count() <= 100), "{lang}:\n{page}");
    }
}

#[test]
fn a_record_in_french() {
    let done = Folder::new("languages-replay")
        .with("a.record", EXAMPLE)
        .run(&["replay", "a.record", "--lang", "fr"]);
    let lines: Vec<&str> = done.out.lines().collect();
    let ends = [&lines[..6], &["…"], &lines[lines.len() - 5..]].concat();
    expect![[r#"
        solo, modern limit=1 : Anna (Joueur 1), Joueur 2, Bo (Joueur 3)

        manche 1, donneur : Bo (Joueur 3)
            Bo distribue huit cartes à chacun.
            Anna a en main : Protection à éclair rouge, 1 vert, 2 vert, Changement de sens vert, Piocher 4 + choix de couleur, 2 jaune, 3 jaune et Protection à éclair jaune.
            Joueur 2 a en main : 5 rouge, 7 rouge, 8 rouge, 3 vert, 8 vert, Échange de cartes tournant, 2 jaune et 9 jaune.
        …
            Joueur 2 n’a plus de cartes et gagne la manche.
            Points : Anna (44), Joueur 2 (0), Bo (156).
        totaux 44 0 156

        vérifié : 1 manche, 25 actions, Joueur 2 gagne la partie
    "#]].assert_eq(&(ends.join("\n") + "\n"));
}

#[test]
fn a_record_that_is_still_running_in_every_language() {
    let running = seal(&format!(
        "{}match unfinished\n",
        &EXAMPLE[..EXAMPLE.find("digest 9671").unwrap()]
    ));
    let folder = Folder::new("languages-running").with("a.record", running);
    let told = LANGUAGES.map(|lang| folder.run(&["replay", "-q", "a.record", "--lang", lang]).out);
    expect![[r#"
        geprüft: 0 Runden, 0 Aktionen, die Partie ist nicht zu Ende gespielt; die laufende Runde (16 Aktionen) lässt sich erst prüfen, wenn ihr Geheimnis verraten ist
        verified: 0 deals, 0 actions, the match is unfinished; the deal that is still running, with 16 actions, cannot be verified before its secret is told
        vérifié : 0 manche, 0 action, la partie n’est pas finie ; la manche en cours (16 actions) ne pourra être vérifiée qu’une fois son secret révélé
        gecontroleerd: 0 rondes, 0 acties, het spel is niet uitgespeeld; de ronde die nog loopt (16 acties) is pas te controleren als het geheim ervan verteld is
        verificato: 0 mani, 0 azioni, la partita non è finita; la mano in corso (16 azioni) si potrà verificare solo quando il suo segreto sarà svelato
    "#]].assert_eq(&told.concat());
}

#[test]
fn damaged_records_in_italian() {
    let files = [
        EXAMPLE.replacen("Anna", "Anne", 1),
        EXAMPLE[..1000].into(),
        seal(&EXAMPLE.lines().take(20).collect::<Vec<_>>().join("\n")),
        forged("3: r5", "3: r6"),
        forged("dealer 3", "dealer 2"),
        forged("game solo", "game sollo"),
        "Caro diario,\n".into(),
    ];
    let told = files.map(|content| {
        let folder = Folder::new("languages-damaged").with("a.record", content);
        folder.run(&["replay", "--quiet", "a.record", "--lang", "it"]).page()
    });
    expect![[r#"
        ! errore: a.record:6: qui è stato cambiato qualcosa: la somma di controllo di questa riga è b83e53db, ma quello che la precede dà 6c0f1f5c
        exit code 1
        ! errore: a.record:23: qui la registrazione si interrompe: la riga deve finire con un a capo, e l’ultima di tutte comincia con `match`
        exit code 1
        ! errore: a.record:20: dopo questa riga la registrazione si interrompe (atteso: an action, a `digest`, or the line `match`)
        exit code 1
        ! errore: a.record:33: `3: r6` non è permesso (S-08): Questa carta non ce l’hai. Scegli tra quelle che hai in mano.
        exit code 1
        ! errore: a.record:9: qui dà le carte il giocatore 3, non il giocatore 2
        exit code 1
        ! errore: a.record:2: nessun gioco si chiama `sollo` (forse `solo`?): ci sono solo e skipbo
        exit code 2
        ! errore: a.record:1: non è una registrazione: la sua prima riga comincerebbe con `reihum record`
        exit code 2
    "#]].assert_eq(&told.concat());
}

#[test]
fn house_rules_in_french() {
    let page = run(&["rules", "solo", "--rules", "classic-de chains=mixed", "--lang", "fr"]).out;
    let house = page.lines().find(|line| line.starts_with("- ")).unwrap();
    assert_eq!(
        house,
        "- On prolonge une chaîne\u{a0}: avec Piocher 2 comme avec Piocher 4"
    );
}

#[test]
fn scenarios_in_dutch() {
    let folder = Folder::new("languages-check")
        .with("S-16-a.toml", GOOD)
        .with("S-16-b.toml", failing())
        .with("S-16-c.toml", "rule = 16");
    expect![[r#"
        ok  S-16  A Draw Two thrown in on an unpaid chain lengthens it
        MISLUKT  S-16  A Draw Two thrown in on an unpaid chain lengthens it
          ./S-16-b.toml:17: stap 1, `1: rD`, then
            verwacht  debt 6
            gekregen  debt 4
          ./S-16-b.toml:18: stap 1, `1: rD`, events
            verwacht  interjected 1 rD
                      chain 3 4   <- is hier niet gebeurd
            gekregen  interjected 1 rD
                      chain 2 4
                      turn 2
          ./S-16-b.toml:19: stap 1, `1: rD`, never
            verwacht  geen gebeurtenis die begint met interjected
            gekregen  interjected 1 rD
          ./S-16-b.toml:22: stap 1, `1: rD`, legal.2
            verwacht  2: solo kan
            gekregen  2: solo kan niet: Te vroeg voor ‘Solo!’: roep het met twee kaarten in de hand, of bij een zet waarna je er nog één of geen hebt. (S-38)
        1 geslaagd, 1 mislukt
        ! fout: ./S-16-c.toml:1: `rule` must be a text in quotes, not 16
        ! fout: missing: dat bestand of die map bestaat niet
        exit code 2
    "#]].assert_eq(&folder.run(&["check", ".", "missing", "--lang", "nl"]).page());
}

#[test]
fn the_locale_chooses_for_every_command() {
    let folder = Folder::new("languages-locale")
        .with("S-16-a.toml", GOOD)
        .with("a.record", EXAMPLE);
    let said = |arguments: &str| {
        let mut command = program();
        command
            .args(arguments.split(' '))
            .current_dir(&folder.0)
            .env("LC_ALL", "de_AT.UTF-8");
        String::from_utf8(command.output().unwrap().stdout).unwrap()
    };
    let first = |arguments: &str| said(arguments).lines().next().unwrap_or_default().to_string();
    let last = |arguments: &str| said(arguments).lines().last().unwrap_or_default().to_string();
    let told = [
        last("check S-16-a.toml"),
        last("check S-16-a.toml --lang en"),
        last("replay a.record"),
        last("sim solo --rounds 5 --record records --record-matches 1"),
        first("bench solo --seconds 0.01"),
        first("bench solo --seconds 0.01 --lang it"),
    ];
    expect![[r#"
        1 bestanden, 0 gescheitert
        1 passed, 0 failed
        geprüft: 1 Runde, 25 Aktionen, die Partie hat Spieler 2 gewonnen
        1 Partie in records geschrieben
        solo, modern, 4 Spieler, chance gegen sich selbst in einem Thread
        solo, modern, 4 giocatori, chance contro sé stesso su un solo thread"#]]
    .assert_eq(&told.join("\n"));
}

#[test]
fn machines_hear_the_same_in_every_language() {
    let folder = Folder::new("languages-json")
        .with("S-16-a.toml", failing())
        .with("a.record", forged("3: r5", "3: r6"))
        .with("b.record", "something else\n");
    for arguments in [
        "check --json S-16-a.toml missing",
        "replay --json a.record",
        "replay --json b.record",
        "replay --json missing",
        "replay --json -",
        "sim solo --json --rounds 20",
        "sim skipbo --json --rounds 20",
        "arena solo chance greedy --json --games 20",
    ] {
        let arguments: Vec<&str> = arguments.split(' ').collect();
        let said = LANGUAGES.map(|lang| folder.run(&[&arguments[..], &["--lang", lang]].concat()).page());
        assert!(said.iter().all(|page| *page == said[0]), "{arguments:?}: {said:?}");
    }
}
