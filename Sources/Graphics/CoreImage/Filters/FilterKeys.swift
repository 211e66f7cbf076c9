// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The names of what filters are given.

public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputEVKey = "inputEV"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputTargetImageKey = "inputTargetImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputTimeKey = "inputTime"
public let kCIInputAmountKey = "inputAmount"
public let kCIInputBiasKey = "inputBias"

// What `attributes` says of a filter and of its inputs.

public let kCIAttributeFilterName = "CIAttributeFilterName"
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
public let kCIAttributeName = "CIAttributeName"
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
public let kCIAttributeDefault = "CIAttributeDefault"
public let kCIAttributeClass = "CIAttributeClass"

// Categories: there is one list for all.

public let kCICategoryBuiltIn = "CICategoryBuiltIn"
public let kCICategoryColorEffect = "CICategoryColorEffect"
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
public let kCICategoryStylize = "CICategoryStylize"
public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
public let kCIInputExtentKey = "inputExtent"
