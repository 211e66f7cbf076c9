// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Foundation's names for functions that do otherwise than on iOS, as doors into functions of ours of the same parameters and
// results: those that format a string, tell an error, make an object of one, replace a file, read an archive and choose a
// language. They are written here, since a Swift module that declares them confuses the compiler of every module that imports
// it and formats.

#if defined(__aarch64__)
#define JUMP "b "
#define FAR ""
#else
#define JUMP "jmp "
#define FAR "@PLT"
#endif

#define DOOR(name, target)                                                                    \
  __asm__(".text\n.globl \"" name "\"\n.type \"" name "\", @function\n\"" name "\":\n" JUMP target FAR "\n")

DOOR("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC", "tessera_format_arguments");
DOOR("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC", "tessera_format");
DOOR("$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC",
     "tessera_format_locale_arguments");
DOOR("$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC", "tessera_format_locale");
DOOR("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ", "tessera_localized_format");
DOOR("$s10Foundation6BundleC22preferredLocalizations4fromSaySSGAF_tFZ", "tessera_preferred_localizations");
DOOR("$s10Foundation6BundleC22preferredLocalizations4from14forPreferencesSaySSGAG_AGSgtFZ",
     "tessera_preferred_localizations_for");
DOOR("$ss5ErrorP10FoundationE20localizedDescriptionSSvg", "tessera_error_text");
DOOR("$s10Foundation22_convertErrorToNSErroryAA0E0Cs0C0_pF", "tessera_error_object");
DOOR("$s20FoundationEssentials11FileManagerC0A0E13replaceItemAt_04withfG006backupF4Name7optionsAA3URLVSgAJ_AJSSSgAC0F18"
     "ReplacementOptionsVtKF",
     "tessera_replace_item_at");
DOOR("$s10Foundation17NSKeyedUnarchiverC16unarchivedObject7ofClass4fromxSgxm_0A10Essentials4DataVtKAA8NSObjectCRbzAA8NSCodin"
     "gRzlFZ",
     "tessera_unarchived_object");
DOOR("$s10Foundation17NSKeyedUnarchiverC16unarchivedObject9ofClasses4fromypSgSayyXlXpG_0A10Essentials4DataVtKFZ",
     "tessera_unarchived_object_of_classes");
DOOR("$s10Foundation9OperationC15willChangeValue6forKeyySS_tF", "tessera_operation_will_change");
DOOR("$s10Foundation9OperationC14didChangeValue6forKeyySS_tF", "tessera_operation_did_change");

// Character sets, whose functions stop the program on Linux where the set is to be changed later.
DOOR("$s10Foundation12CharacterSetV8invertedACvg", "tessera_inverted_set");
DOOR("$s10Foundation12CharacterSetV6invertyyF", "tessera_invert_set");
DOOR("$s10Foundation21NSMutableCharacterSetCACycfC", "tessera_empty_mutable_set");
DOOR("$s10Foundation21NSMutableCharacterSetC12charactersInACSS_tcfC", "tessera_mutable_set_of_text");
DOOR("$s10Foundation21NSMutableCharacterSetC5rangeAcA8_NSRangeV_tcfC", "tessera_mutable_set_of_range");
