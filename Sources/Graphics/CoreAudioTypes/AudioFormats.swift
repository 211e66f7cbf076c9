// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How sound is packed: four letters as a number.
public typealias AudioFormatID = UInt32
/// What is to be known of a format beside its number of bits.
public typealias AudioFormatFlags = UInt32

public var kAudioFormatLinearPCM: AudioFormatID { 0x6C70_636D }
public var kAudioFormatAC3: AudioFormatID { 0x6163_2D33 }
public var kAudioFormatEnhancedAC3: AudioFormatID { 0x6563_2D33 }
public var kAudioFormatAppleIMA4: AudioFormatID { 0x696D_6134 }
public var kAudioFormatMPEG4AAC: AudioFormatID { 0x6161_6320 }
public var kAudioFormatMPEG4CELP: AudioFormatID { 0x6365_6C70 }
public var kAudioFormatULaw: AudioFormatID { 0x756C_6177 }
public var kAudioFormatALaw: AudioFormatID { 0x616C_6177 }
public var kAudioFormatMPEGLayer1: AudioFormatID { 0x2E6D_7031 }
public var kAudioFormatMPEGLayer2: AudioFormatID { 0x2E6D_7032 }
public var kAudioFormatMPEGLayer3: AudioFormatID { 0x2E6D_7033 }
public var kAudioFormatAppleLossless: AudioFormatID { 0x616C_6163 }
public var kAudioFormatMPEG4AAC_HE: AudioFormatID { 0x6161_6368 }
public var kAudioFormatMPEG4AAC_LD: AudioFormatID { 0x6161_636C }
public var kAudioFormatMPEG4AAC_ELD: AudioFormatID { 0x6161_6365 }
public var kAudioFormatMPEG4AAC_HE_V2: AudioFormatID { 0x6161_6370 }
public var kAudioFormatAMR: AudioFormatID { 0x7361_6D72 }
public var kAudioFormatAMR_WB: AudioFormatID { 0x7361_7762 }
public var kAudioFormatiLBC: AudioFormatID { 0x696C_6263 }
public var kAudioFormatFLAC: AudioFormatID { 0x666C_6163 }
public var kAudioFormatOpus: AudioFormatID { 0x6F70_7573 }

public var kAudioFormatFlagIsFloat: AudioFormatFlags { 1 << 0 }
public var kAudioFormatFlagIsBigEndian: AudioFormatFlags { 1 << 1 }
public var kAudioFormatFlagIsSignedInteger: AudioFormatFlags { 1 << 2 }
public var kAudioFormatFlagIsPacked: AudioFormatFlags { 1 << 3 }
public var kAudioFormatFlagIsAlignedHigh: AudioFormatFlags { 1 << 4 }
public var kAudioFormatFlagIsNonInterleaved: AudioFormatFlags { 1 << 5 }
public var kAudioFormatFlagIsNonMixable: AudioFormatFlags { 1 << 6 }
public var kAudioFormatFlagsAreAllClear: AudioFormatFlags { 1 << 31 }
public var kLinearPCMFormatFlagIsFloat: AudioFormatFlags { 1 << 0 }
public var kLinearPCMFormatFlagIsBigEndian: AudioFormatFlags { 1 << 1 }
public var kLinearPCMFormatFlagIsSignedInteger: AudioFormatFlags { 1 << 2 }
public var kLinearPCMFormatFlagIsPacked: AudioFormatFlags { 1 << 3 }
public var kLinearPCMFormatFlagIsAlignedHigh: AudioFormatFlags { 1 << 4 }
public var kLinearPCMFormatFlagIsNonInterleaved: AudioFormatFlags { 1 << 5 }
public var kLinearPCMFormatFlagIsNonMixable: AudioFormatFlags { 1 << 6 }
/// Little end first, as the processor's.
public var kAudioFormatFlagsNativeEndian: AudioFormatFlags { 0 }
public var kAudioFormatFlagsNativeFloatPacked: AudioFormatFlags { kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked }
