import type { TrainingBoardCard } from "@recurrent/sdk";
import { useTrainingBoardShow } from "@recurrent/sdk/react";
import { BoardPrint } from "@recurrent/ui-kit";
import { useState } from "react";
import { PrintLoaded, PrintTools } from "../../kernel/components/PrintLoaded.tsx";
import { href } from "../../kernel/routes/address.ts";
import { useRuntime, useSignedIn } from "../../kernel/runtime/runtime.ts";
import { today } from "../../kernel/view/today.ts";
import { useDocumentName } from "../../kernel/view/useDocumentName.ts";
import { usePrintOnce } from "../../kernel/view/usePrintOnce.ts";
import { byLabel, factsOf, TRAINING_CARDS } from "./board-facts.ts";

/** The training board on paper, for the crew room: everybody by state, as the host counts them. */
export function BoardPrintScreen() {
  return (
    <PrintLoaded query={useTrainingBoardShow()} failure="The board could not be loaded">
      {(cards) => <PrintedBoard cards={cards} />}
    </PrintLoaded>
  );
}

function PrintedBoard({ cards }: { cards: readonly TrainingBoardCard[] }) {
  const { config, clock } = useRuntime();
  const { company } = useSignedIn();
  const [now] = useState(() => clock.now() ?? Date.now());
  useDocumentName(`Training Status-${today(now)}`);
  usePrintOnce();
  return (
    <BoardPrint
      product={config.product}
      companyName={company?.name ?? ""}
      title="Training Status"
      asOf={new Date(now).toISOString()}
      states={cards.map(({ id, list }) => ({
        id,
        title: factsOf(TRAINING_CARDS, id).title,
        people: list
          .toSorted((one, other) => byLabel.compare(one.fullName, other.fullName))
          .map(({ isSuspended, ...person }) => ({
            ...person,
            ...(isSuspended === true && { note: "suspended" }),
          })),
      }))}
      tools={<PrintTools backHref={href("dashboard@training-status")} />}
    />
  );
}
