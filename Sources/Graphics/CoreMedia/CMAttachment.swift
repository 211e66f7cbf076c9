// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

public typealias CMAttachmentMode = UInt32
public var kCMAttachmentMode_ShouldNotPropagate: CMAttachmentMode { 0 }
public var kCMAttachmentMode_ShouldPropagate: CMAttachmentMode { 1 }

public var kCMSampleBufferAttachmentKey_CameraIntrinsicMatrix: CFString { "CameraIntrinsicMatrix" }
public var kCMSampleBufferAttachmentKey_DroppedFrameReason: CFString { "DroppedFrameReason" }
public var kCMSampleBufferAttachmentKey_ForceKeyFrame: CFString { "ForceKeyFrame" }

/// What is attached to pieces, for as long as they live.
private final class Attachments: @unchecked Sendable {
  static let all = Attachments()
  private let lock = NSLock()
  private struct Kept { weak var bearer: CMSampleBuffer?; var values: [String: (Any, CMAttachmentMode)] }
  private var kept: [ObjectIdentifier: Kept] = [:]

  subscript(bearer: CMSampleBuffer, key: String) -> (Any, CMAttachmentMode)? {
    get { lock.withLock { kept[ObjectIdentifier(bearer)].flatMap { $0.bearer === bearer ? $0.values[key] : nil } } }
    set {
      lock.withLock {
        kept = kept.filter { $0.value.bearer != nil }
        kept[ObjectIdentifier(bearer), default: Kept(bearer: bearer, values: [:])].values[key] = newValue
      }
    }
  }
}

/// What is attached to a piece by a name. Nothing is to pieces from elsewhere.
public func CMGetAttachment(
  _ target: Any, key: CFString, attachmentModeOut: UnsafeMutablePointer<CMAttachmentMode>?
) -> AnyObject? {
  guard let buffer = target as? CMSampleBuffer, let (value, mode) = Attachments.all[buffer, "\(key)"] else {
    return nil
  }
  attachmentModeOut?.pointee = mode
  return value as AnyObject
}

/// Attaches something to a piece.
public func CMSetAttachment(_ target: Any, key: CFString, value: Any?, attachmentMode: CMAttachmentMode) {
  guard let buffer = target as? CMSampleBuffer else { return }
  Attachments.all[buffer, "\(key)"] = value.map { ($0, attachmentMode) }
}

public func CMRemoveAttachment(_ target: Any, key: CFString) {
  CMSetAttachment(target, key: key, value: nil, attachmentMode: kCMAttachmentMode_ShouldNotPropagate)
}

// What subtitles can be like.
public var kCMTextMarkupAttribute_ForegroundColorARGB: CFString { "CMForegroundColorARGB" }
public var kCMTextMarkupAttribute_BackgroundColorARGB: CFString { "CMBackgroundColorARGB" }
public var kCMTextMarkupAttribute_CharacterBackgroundColorARGB: CFString { "CMCharacterBackgroundColorARGB" }
public var kCMTextMarkupAttribute_BoldStyle: CFString { "CMBoldStyle" }
public var kCMTextMarkupAttribute_ItalicStyle: CFString { "CMItalicStyle" }
public var kCMTextMarkupAttribute_UnderlineStyle: CFString { "CMUnderlineStyle" }
public var kCMTextMarkupAttribute_FontFamilyName: CFString { "CMFontFamilyName" }
public var kCMTextMarkupAttribute_RelativeFontSize: CFString { "CMRelativeFontSize" }
public var kCMTextMarkupAttribute_BaseFontSizePercentageRelativeToVideoHeight: CFString {
  "CMBaseFontSizePercentageRelativeToVideoHeight"
}
public var kCMTextMarkupAttribute_CharacterEdgeStyle: CFString { "CMCharacterEdgeStyle" }
