import { watchFetch } from "@/components/form/watch-fetch";

watchFetch();
