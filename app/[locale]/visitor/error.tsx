"use client";

export { RenderFailure as default } from "@/components/layout/render-failure";
