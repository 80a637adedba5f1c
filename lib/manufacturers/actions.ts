"use server";

import { asAction } from "@/lib/operations/as-action";
import { getAllManufacturers } from "./operations";

export const getAllManufacturersAction = asAction(getAllManufacturers);
