// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How sound is packed: four letters as a number.
public typealias AudioFormatID = UInt32

public var kAudioFormatLinearPCM: AudioFormatID { 0x6C70_636D }
public var kAudioFormatMPEG4AAC: AudioFormatID { 0x6161_6320 }
public var kAudioFormatAppleLossless: AudioFormatID { 0x616C_6163 }
public var kAudioFormatAppleIMA4: AudioFormatID { 0x696D_6134 }
public var kAudioFormatMPEGLayer3: AudioFormatID { 0x2E6D_7033 }
