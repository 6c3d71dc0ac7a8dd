/** Shared by the records of both tiers (training 2.6). */
export const RECORD_DEFAULTS = {
  label: "Training Record",
  defaultSort: { id: "name", desc: false },
  empty: {
    title: "Nothing in the record on this date",
    description: "Topics appear here once their training has begun.",
  },
};
