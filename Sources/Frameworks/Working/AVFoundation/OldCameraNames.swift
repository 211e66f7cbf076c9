// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// Swift 3 had texts for what sees and is seen, and took devices that may not be there.

@available(swift, obsoleted: 5)
public var AVMetadataObjectTypeUPCECode: AVMetadataObject.ObjectType { .upce }
@available(swift, obsoleted: 5)
public var AVMetadataObjectTypeCode39Code: AVMetadataObject.ObjectType { .code39 }
@available(swift, obsoleted: 5)
public var AVMetadataObjectTypeCode39Mod43Code: AVMetadataObject.ObjectType { .code39Mod43 }
@available(swift, obsoleted: 5)
public var AVMetadataObjectTypeEAN8Code: AVMetadataObject.ObjectType { .ean8 }
@available(swift, obsoleted: 5)
public var AVMetadataObjectTypeCode93Code: AVMetadataObject.ObjectType { .code93 }
@available(swift, obsoleted: 5)
public var AVMetadataObjectTypePDF417Code: AVMetadataObject.ObjectType { .pdf417 }
@available(swift, obsoleted: 5)
public var AVMetadataObjectTypeAztecCode: AVMetadataObject.ObjectType { .aztec }
@available(swift, obsoleted: 5)
public var AVMetadataObjectTypeInterleaved2of5Code: AVMetadataObject.ObjectType { .interleaved2of5 }
@available(swift, obsoleted: 5)
public var AVMetadataObjectTypeITF14Code: AVMetadataObject.ObjectType { .itf14 }
@available(swift, obsoleted: 5)
public var AVMetadataObjectTypeDataMatrixCode: AVMetadataObject.ObjectType { .dataMatrix }
@available(swift, obsoleted: 5)
public var AVMetadataObjectTypeFace: AVMetadataObject.ObjectType { .face }
@available(swift, obsoleted: 5)
public var AVCaptureSessionPresetLow: AVCaptureSession.Preset { .low }
@available(swift, obsoleted: 5)
public var AVCaptureSessionPreset640x480: AVCaptureSession.Preset { .vga640x480 }
@available(swift, obsoleted: 5)
public var AVCaptureSessionPreset1280x720: AVCaptureSession.Preset { .hd1280x720 }
@available(swift, obsoleted: 5)
public var AVCaptureSessionPreset1920x1080: AVCaptureSession.Preset { .hd1920x1080 }

extension AVCaptureDeviceInput {
  /// Of the device, if there is one.
  @available(swift, obsoleted: 4.2)
  @_disfavoredOverload
  public convenience init(device: AVCaptureDevice?) throws {
    guard let device else { throw AVError(.deviceNotConnected) }
    try self.init(device: device)
  }
}

extension AVCaptureSession {
  @available(swift, obsoleted: 4.2)
  @_disfavoredOverload
  public func canAddInput(_ input: AVCaptureInput?) -> Bool { input.map(canAddInput) ?? false }
  @available(swift, obsoleted: 4.2)
  @_disfavoredOverload
  public func addInput(_ input: AVCaptureInput?) { input.map(addInput) }
  @available(swift, obsoleted: 4.2)
  @_disfavoredOverload
  public func canAddOutput(_ output: AVCaptureOutput?) -> Bool { output.map(canAddOutput) ?? false }
  @available(swift, obsoleted: 4.2)
  @_disfavoredOverload
  public func addOutput(_ output: AVCaptureOutput?) { output.map(addOutput) }
}

extension AVCaptureVideoPreviewLayer {
  @available(swift, obsoleted: 4.2)
  @_disfavoredOverload
  public convenience init(session: AVCaptureSession?) {
    self.init()
    self.session = session
  }
}
