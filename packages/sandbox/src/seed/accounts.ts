export interface Account {
  username: string;
  role: "Admin" | "Customer Support" | "Company Manager" | "Training Manager" | "Trainee";
  company: string;
  about: string;
}

/** Password of every account until another is set. */
export const PASSWORD = "Recurrent#2026";

const AURORA = "Aurora Air Charter";
const BOREALIS = "Borealis Helicopters";
const CASCADE = "Cascade Survey";

/** In the order people try them. Every other active person can sign in too. */
export const ACCOUNTS: readonly Account[] = [
  account("admin@recurrent.test", "Admin", AURORA, "may do everything"),
  account("support@recurrent.test", "Customer Support", AURORA, "may do everything"),
  account("company.manager@aurora.test", "Company Manager", AURORA, "premium tier"),
  account("training.manager@aurora.test", "Training Manager", AURORA, "leads two groups"),
  account("trainee@aurora.test", "Trainee", AURORA, "a bit of everything; record layout 5"),
  account("trainee.v4@aurora.test", "Trainee", AURORA, "record layout 4"),
  account("trainee.compressed@aurora.test", "Trainee", AURORA, "three compressed lessons"),
  account("trainee.waiting@aurora.test", "Trainee", AURORA, "next lesson still to come"),
  account("trainee.done@aurora.test", "Trainee", AURORA, "nothing left to train"),
  account("trainee.lapsed@aurora.test", "Trainee", AURORA, "subscription has ended"),
  account("trainee.locked@aurora.test", "Trainee", AURORA, "score being recorded"),
  account("trainee.faulty@aurora.test", "Trainee", AURORA, "registration went wrong"),
  account("trainee.suspended@aurora.test", "Trainee", AURORA, "suspended, on both boards"),
  account("trainee.moved@aurora.test", "Trainee", AURORA, "signing in answers 305"),
  account("company.manager@borealis.test", "Company Manager", BOREALIS, "essentials tier"),
  account("trainee@borealis.test", "Trainee", BOREALIS, "certificates; documents read-only"),
  account("trainee@cascade.test", "Trainee", CASCADE, "training prevented"),
];

function account(username: string, role: Account["role"], company: string, about: string): Account {
  return { username, role, company, about };
}
